import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './menu.module.css';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
  /** The one in force, in a menu of alternatives such as languages. */
  checked?: boolean | undefined;
}

interface MenuProps {
  /** The button that opens it; it must take a ref and button props, as Button and IconButton do. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  onPick: (id: string) => void;
  align?: 'start' | 'center' | 'end' | undefined;
}

/** A menu of actions on one button. Not modal: the page behind stays scrollable and needs no style of its own. */
export function Menu({ trigger, items, onPick, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={8} loop>
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.id}
              className={styles.item}
              data-tone={item.tone}
              data-checked={item.checked}
              aria-current={item.checked || undefined}
              disabled={item.disabled ?? false}
              onSelect={() => onPick(item.id)}
            >
              {item.icon}
              <span>{item.label}</span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
