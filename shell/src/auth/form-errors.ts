/** Messages by field; `form` stands above all fields. Absent means right. */
export type FormErrors<F extends string> = Partial<Record<F | 'form', string>>;
export type Fields<F extends string> = Record<F, string>;

/** True when nothing is wrong. */
export const isClean = (errors: FormErrors<string>): boolean => Object.values(errors).every((message) => !message);
