import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Badge } from './badge.tsx';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  count?: number | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

interface TabsProps {
  /** The label of the tabs, for assistive technology. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onValue: (id: string) => void;
}

/** A single panel is not a tab panel. */
const alone = { role: undefined, tabIndex: undefined, 'aria-label': undefined } as const;

/**
 * Tabs over panels, of which only the chosen one is mounted; a single tab shows its panel without a strip.
 * When more tabs join later, the panel is the same, so a person typing in it is not interrupted.
 */
export function Tabs({ label, items, value, onValue }: TabsProps) {
  // A click reports twice, by the press and by the focus that follows: the second report changes nothing.
  const reported = useRef(value);
  reported.current = value;
  const [only] = items.length === 1 ? items : [];

  function tell(id: string) {
    if (id === reported.current) return;
    reported.current = id;
    onValue(id);
  }

  return (
    <Radix.Root className={styles.root} value={only?.id ?? value} onValueChange={tell}>
      {!only && (
        <Radix.List className={styles.list} aria-label={label}>
          {items.map((item) => (
            <Radix.Trigger
              key={item.id}
              className={styles.tab}
              value={item.id}
              disabled={item.disabled ?? false}
            >
              {item.icon}
              <span>{item.label}</span>
              <Badge count={item.count ?? 0} />
            </Radix.Trigger>
          ))}
        </Radix.List>
      )}
      {items.map((item) => (
        // Named like the strip: a panel with a tab's word would share the name of a field inside.
        <Radix.Content
          key={item.id}
          className={styles.panel}
          value={item.id}
          aria-labelledby={undefined}
          aria-label={label}
          {...(only && alone)}
        >
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
