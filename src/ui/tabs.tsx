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
  /** What the tabs choose between, for assistive technology. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onValue: (id: string) => void;
}

/** What one panel alone is not: a panel of tabs. */
const alone = { role: undefined, tabIndex: undefined, 'aria-label': undefined } as const;

/**
 * Tabs over panels, of which only the chosen one is mounted; one tab alone shows its panel without a strip. It's the same
 * panel when more tabs come to it later: whoever types in it goes on typing.
 */
export function Tabs({ label, items, value, onValue }: TabsProps) {
  // A click is told twice, by the press and by the focus that follows it: the second one changes nothing.
  const told = useRef(value);
  told.current = value;
  const [only] = items.length === 1 ? items : [];

  function tell(id: string) {
    if (id === told.current) return;
    told.current = id;
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
              {item.label}
              <Badge count={item.count ?? 0} />
            </Radix.Trigger>
          ))}
        </Radix.List>
      )}
      {items.map((item) => (
        // Called what the strip is called: a panel with a tab's word would share the name of a field inside.
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
