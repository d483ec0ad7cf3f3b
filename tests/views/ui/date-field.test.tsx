import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DateField } from '#src/ui/date-field.tsx';

/** A page that keeps a day as a record does: it takes none before 2026-08-01. */
function Page({ told }: { told: string[] }) {
  const [day, setDay] = useState('2026-11-29');
  const keep = (next: string) => {
    told.push(next);
    if (next !== '') setDay(next < '2026-08-01' ? '2026-12-26' : next);
  };
  return <DateField label="Desde" value={day} onValue={keep} />;
}

function openField() {
  const told: string[] = [];
  render(<Page told={told} />);
  const field = screen.getByLabelText<HTMLInputElement>('Desde');
  const press = (key: string, value: string) => {
    fireEvent.keyDown(field, { key });
    fireEvent.change(field, { target: { value } });
  };
  return { field, press, told };
}

test('a day that is typed key by key stays as it is typed, and counts when the field is left', () => {
  const { field, press, told } = openField();
  const onTheWay = [
    ['1', '2026-01-29'],
    ['0', '2026-10-29'],
    ['1', '2026-10-01'],
    ['5', '2026-10-15'],
    ['2', '0002-10-15'],
    ['0', '0020-10-15'],
    ['2', '0202-10-15'],
    ['6', '2026-10-15'],
  ] as const;
  for (const [key, day] of onTheWay) {
    press(key, day);
    expect(field).toHaveValue(day);
  }
  expect(told).toEqual([]);
  fireEvent.blur(field);
  expect([field.value, told]).toEqual(['2026-10-15', ['2026-10-15']]);
});

test('a day that was left half typed is none, and the one before stays', () => {
  const { field, press, told } = openField();
  press('1', '');
  expect([field.value, told]).toEqual(['', []]);
  fireEvent.blur(field);
  expect([field.value, told]).toEqual(['2026-11-29', ['']]);
});

test('a day counts when the form is sent from the field, and at once when it is picked', () => {
  const { field, press, told } = openField();
  press('5', '2026-10-15');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(told).toEqual(['2026-10-15']);
  fireEvent.change(field, { target: { value: '2026-10-20' } });
  expect(told).toEqual(['2026-10-15', '2026-10-20']);
});
