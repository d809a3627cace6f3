import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Call } from '../contract/call';
import { answer, down, reject, type SeenCall } from './handlers';
import { server } from './server';

interface FormField {
  /** name in the request body */
  name: string;
  /** label in the form */
  label: string;
  typed: string;
  /** message at the field when it is empty; absent: it may be empty, or only the server checks it */
  missing?: string;
}

interface FormCase {
  /** opens the page with the form, with these fields empty */
  open: () => Promise<UserEvent>;
  /** the element with the fields; absent: the page */
  place?: () => HTMLElement;
  call: Call;
  /** response of the call when it succeeds */
  taken: unknown;
  /** name of the button */
  submit: string;
  /** in the form's order */
  fields: readonly FormField[];
}

/** Unusual but valid input that people paste and type: other scripts, direction marks, markup, quotes, surrogate pairs. */
const ODD = `😀👩‍👩‍👧 字 \u200fمحمد\u200e <b>x</b> Robert'); DROP TABLE orders;-- <script>alert(1)</script>&amp;{{name}}`;

const lengthOf = (field: HTMLElement) =>
  'maxLength' in field && Number(field.maxLength) > 0 ? Number(field.maxLength) : 1000;

/**
 * Invalid input in a form (issue 14): each missing or refused value has its message at its field, which has the focus; a lost
 * connection is reported above the form; no input is lost, and nothing is sent twice.
 */
export function describeForm(
  name: string,
  { open, place = () => document.body, call, taken, submit, fields }: FormCase,
): void {
  const box = ({ label }: FormField) => within(place()).getByLabelText(label);
  const button = () => within(place()).getByRole('button', { name: submit });
  const last = fields.at(-1) as FormField;
  const fill = async (user: UserEvent, text?: string) => {
    for (const field of fields) {
      await user.clear(box(field));
      await user.paste(text ?? field.typed);
    }
  };
  const expectTyped = () => {
    for (const field of fields) expect(box(field)).toHaveValue(field.typed);
  };
  const watch = (data: unknown, until?: Promise<void>) => {
    const sent: SeenCall[] = [];
    const take = async (seen: SeenCall) => {
      sent.push(seen);
      await until;
      return data;
    };
    server.use(answer(call, take));
    return sent;
  };
  const required = fields.filter(({ missing }) => missing !== undefined);

  describe(name, () => {
    const [first] = required;
    if (first)
      test.each(['', ' \u00a0\t'])('issue 14 %j is said at the fields, the first has the focus', async (blank) => {
        const user = await open();
        const sent = watch(taken);
        await fill(user, blank);
        await user.click(button());
        expect(box(first)).toHaveFocus();
        for (const field of required)
          expect(box(field)).toHaveAccessibleDescription(expect.stringContaining(field.missing ?? ''));
        expect(sent).toEqual([]);
      });

    test('S212 issue 14 refusals stand at their fields, the first has the focus, and all fields are kept', async () => {
      const user = await open();
      const texts = fields.map((field) => `Odd ${field.name}.`);
      server.use(
        reject(
          call,
          texts,
          undefined,
          fields.map((field) => field.name),
        ),
      );
      await fill(user);
      await user.click(button());
      await waitFor(() => expect(box(fields[0] as FormField)).toHaveFocus());
      for (const [n, field] of fields.entries())
        expect(box(field)).toHaveAccessibleDescription(expect.stringContaining(texts[n] ?? ''));
      expectTyped();
    });

    test('S214 issue 14 a lost connection is said with the focus, all fields are kept, and the next try is sent once', async () => {
      const user = await open();
      server.use(down(call));
      await fill(user);
      await user.click(button());
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-form-error'));
      expect(document.activeElement).toHaveAttribute('role', 'alert');
      expectTyped();
      // on a busy machine an answer can arrive between the two clicks
      let finish = () => {};
      const sent = watch(
        taken,
        new Promise((resolve) => {
          finish = resolve;
        }),
      );
      await user.dblClick(button());
      finish();
      await waitFor(() => expect(sent).toHaveLength(1));
    });

    test('issue 14 other scripts, marks of direction and markup are sent as they were typed', async () => {
      const user = await open();
      const texts = fields.filter((field) => box(field).matches('textarea, [type=text]'));
      const sent = watch(taken);
      await fill(user);
      for (const field of texts) {
        await user.clear(box(field));
        await user.paste(ODD.slice(0, lengthOf(box(field))));
      }
      const typed = texts.map((field) => [field.name, (box(field) as HTMLInputElement).value]);
      await user.click(button());
      await waitFor(() => expect(sent).toHaveLength(1));
      const body = sent[0]?.body as FormData | object;
      expect('entries' in body ? Object.fromEntries(body.entries()) : body).toMatchObject(Object.fromEntries(typed));
    });

    test('issue 14 Enter and press at once are one sending', async () => {
      const user = await open();
      let finish = () => {};
      const gate = new Promise<void>((resolve) => {
        finish = resolve;
      });
      let calls = 0;
      server.use(
        answer(call, async () => {
          calls += 1;
          await gate;
          return taken;
        }),
      );
      await fill(user);
      if (box(last).matches('input')) await user.type(box(last), '{Enter}');
      await user.dblClick(button());
      finish();
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(calls).toBe(1);
    });
  });
}
