import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiDown, FormRejected } from '../api/errors';
import { renderPart } from '../testing/render-part';
import { Field } from '../ui/field';
import { FormError } from '../ui/form-error';
import { useForm } from './use-form';

interface Props {
  send: (values: { name: string; email: string }) => Promise<void>;
  onRefused?: (message: string) => void;
}
function Example({ send, onRefused }: Props) {
  const { form, field, refused, sending } = useForm({
    initial: { name: '', email: '' },
    validate: ({ name, email }) => ({
      ...(name === '' && { name: 'Name is required' }),
      ...(email === '' && { email: 'Email is required' }),
    }),
    send,
    ...(onRefused && { onRefused }),
  });
  return (
    <form {...form} aria-label="example" aria-busy={sending}>
      <FormError>{refused}</FormError>
      <Field {...field('name')} label="Name" />
      <Field {...field('email')} label="Email" />
      <button type="submit">Send</button>
    </form>
  );
}
const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => fireEvent.submit(screen.getByRole('form'));
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
async function filled(props: Props) {
  await renderPart(<Example {...props} />);
  type('Name', 'Ada');
  type('Email', 'ada@example.com');
}

test('S181 invalid fields show messages, the first takes focus, and nothing is sent', async () => {
  const sent = jest.fn();
  await renderPart(<Example send={sent} />);
  send();
  expect(box('Name')).toHaveAccessibleDescription('Name is required');
  expect(box('Email')).toHaveAccessibleDescription('Email is required');
  expect(box('Name')).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test('typing clears the message of that field and never moves the focus', async () => {
  const { user } = await renderPart(<Example send={jest.fn()} />);
  send();
  await user.type(box('Email'), 'a');
  expect(box('Email')).toHaveFocus();
  expect(box('Email')).toBeValid();
  expect(box('Name')).toBeInvalid();
});

test('S181 S212 server messages appear at their fields, the first takes focus, input is kept', async () => {
  const toasts: string[] = [];
  await filled({
    send: () => Promise.reject(new FormRejected(['Taken', 'Odd', 'Odder'], {}, ['email', 'name', 'name'])),
    onRefused: (message) => toasts.push(message),
  });
  send();
  await waitFor(() => expect(box('Email')).toHaveAccessibleDescription('Taken'));
  expect(box('Name')).toHaveAccessibleDescription('Odd');
  expect(box('Name')).toHaveFocus();
  expect(box('Name')).toHaveValue('Ada');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toasts).toEqual(['Taken']);
});

test('S212 a message without a field appears above the form and takes focus', async () => {
  await filled({ send: () => Promise.reject(new FormRejected(['Closed', 'Odd'], {}, ['', 'colour'])) });
  send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed');
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('S214 an unreachable API shows a message above the fields', async () => {
  await filled({ send: () => Promise.reject(new ApiDown()) });
  send();
  expect(await screen.findByRole('alert')).toHaveTextContent('API is down.');
});

test('repeated clicks submit once; a later submit works', async () => {
  let done = () => {};
  const sent = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  await filled({ send: sent });
  send();
  send();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await act(async () => done());
  send();
  expect(sent).toHaveBeenCalledTimes(2);
});
