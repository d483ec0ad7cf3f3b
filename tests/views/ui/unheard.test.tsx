import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

function SignIn({ onSent, readOnly = false }: { onSent: (sent: string) => void; readOnly?: boolean }) {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(sent) => {
        sent.preventDefault();
        onSent(`${account} ${password}`);
      }}
    >
      <TextField label="Account" value={account} readOnly={readOnly} onValue={setAccount} />
      <PasswordField
        label="Password"
        showLabel="Show"
        hideLabel="Hide"
        value={password}
        onValue={setPassword}
      />
      <button type="submit">Send</button>
    </form>
  );
}

/** Puts a value into a field as an extension does, which tells nobody. */
function put(label: string, value: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.value = value;
  return field;
}

const form = () => screen.getByText<HTMLButtonElement>('Send').form as HTMLFormElement;

describe('a field that was filled without an event', () => {
  it('counts when the form is sent by a press', () => {
    const onSent = vi.fn();
    render(<SignIn onSent={onSent} />);
    put('Account', 'member1');
    put('Password', 'secret');
    fireEvent.click(screen.getByText('Send'));
    expect(onSent).toHaveBeenCalledExactlyOnceWith('member1 secret');
  });

  it('counts when an extension sends the form itself', () => {
    const onSent = vi.fn();
    render(<SignIn onSent={onSent} />);
    put('Account', 'member1');
    put('Password', 'secret');
    act(() => form().requestSubmit());
    expect(onSent).toHaveBeenCalledExactlyOnceWith('member1 secret');
  });

  it('stays when another field is typed in, or left', () => {
    render(<SignIn onSent={vi.fn()} />);
    const account = put('Account', 'member1');
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 's' } });
    expect(account.value).toBe('member1');
    const password = put('Password', 'secret');
    fireEvent.focusOut(account);
    expect(password.value).toBe('secret');
  });

  it('what may not be changed is not heard', () => {
    const onSent = vi.fn();
    render(<SignIn onSent={onSent} readOnly />);
    put('Account', 'somebody');
    fireEvent.submit(form());
    expect(onSent).toHaveBeenCalledExactlyOnceWith(' ');
  });

  it('what is typed is told once', () => {
    const onValue = vi.fn();
    render(<TextField label="Account" value="" onValue={onValue} />);
    fireEvent.input(screen.getByLabelText('Account'), { target: { value: 'm' } });
    expect(onValue).toHaveBeenCalledExactlyOnceWith('m');
  });
});
