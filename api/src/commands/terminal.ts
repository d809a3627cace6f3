/** A question. `check` returns what is wrong with an answer, or null. */
export interface Question {
  message: string;
  default?: string;
  check?(answer: string): string | null;
}
export interface Choice {
  name: string;
  value: string;
}

/** An interactive terminal. */
export interface Terminal {
  text(question: Question): Promise<string>;
  yes(message: string, otherwise: boolean): Promise<boolean>;
  one(message: string, choices: readonly Choice[], otherwise: string): Promise<string>;
  /** @param least minimum number of choices */
  many(message: string, choices: readonly Choice[], chosen: readonly string[], least: 0 | 1): Promise<string[]>;
}

/** The terminal of this process; null: not interactive (a script, a pipe). */
export function openTerminal(): Terminal | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  // loaded on demand: most commands ask nothing
  const prompts = () => import('@inquirer/prompts');
  return {
    text: async ({ message, default: otherwise, check }) =>
      (await prompts()).input({
        message,
        ...(otherwise === undefined ? {} : { default: otherwise, prefill: 'editable' as const }),
        validate: (answer) => check?.(answer.trim()) ?? true,
      }),
    yes: async (message, otherwise) => (await prompts()).confirm({ message, default: otherwise }),
    one: async (message, choices, otherwise) =>
      (await prompts()).select({ message, choices: [...choices], default: otherwise }),
    many: async (message, choices, chosen, least) =>
      (await prompts()).checkbox({
        message,
        required: least > 0,
        choices: choices.map((choice) => ({ ...choice, checked: chosen.includes(choice.value) })),
      }),
  };
}
