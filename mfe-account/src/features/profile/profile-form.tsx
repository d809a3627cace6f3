import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { FormRefusal } from 'shared-kernel/commerce/form-refusal';
import type { useForm } from 'shared-kernel/forms/use-form';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { paddedCard } from '../../components/page.styles';

const box = css`
  display: grid;
  gap: ${token('space-4')};
  max-inline-size: 560px;
  h2 {
    font-size: ${token('text-lg')};
  }
  button[type='submit'] {
    justify-self: start;
  }
`;

interface ProfileFormProps {
  title: string;
  submit: string;
  state: Pick<ReturnType<typeof useForm>, 'form' | 'refused' | 'signedOut' | 'sending'>;
  children: ReactNode;
}

/** Title, the server's message, fields and button of one form of the profile. */
export function ProfileForm({ title, submit, state, children }: ProfileFormProps) {
  const id = useId();
  return (
    <form {...state.form} css={[paddedCard, box]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FormRefusal refused={state.refused} signedOut={state.signedOut} />
      {children}
      <Button type="submit" look="primary" busy={state.sending}>
        {submit}
      </Button>
    </form>
  );
}
