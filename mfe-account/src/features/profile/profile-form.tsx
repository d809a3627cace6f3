import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { card } from '../../components/page.styles';
import type { useProfileForm } from './use-profile-form';

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
const refusal = css`
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-danger-soft')};
  color: ${token('colour-danger')};
`;

interface ProfileFormProps {
  title: string;
  submit: string;
  state: Pick<ReturnType<typeof useProfileForm>, 'form' | 'refused' | 'sending'>;
  children: ReactNode;
}

/** Title, the server's message, fields and button of one form of the profile. */
export function ProfileForm({ title, submit, state, children }: ProfileFormProps) {
  const id = useId();
  return (
    <form {...state.form} css={[card, box]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {state.refused && (
        <p role="alert" tabIndex={-1} css={refusal}>
          {state.refused}
        </p>
      )}
      {children}
      <Button type="submit" look="primary" busy={state.sending}>
        {submit}
      </Button>
    </form>
  );
}
