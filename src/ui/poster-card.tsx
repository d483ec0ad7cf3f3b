import type { ElementType, ReactNode } from 'react';
import type { As } from './as.ts';
import { AsIs, Name } from './as-is.tsx';
import { classes } from './classes.ts';
import { LazyImage } from './lazy-image.tsx';
import styles from './poster-card.module.css';

interface Own {
  title: string;
  subtitle?: ReactNode;
  /** The address of the picture; without one the title takes its place. */
  image: string | undefined;
  ratio?: 'poster' | 'square' | 'wide' | undefined;
  /** Small plates on the upper corner, such as hot and new. */
  badges?:
    | readonly { id: string; label: string; tone: 'hot' | 'new' | 'plain'; icon?: ReactNode }[]
    | undefined;
  /** A button on the other upper corner, above the link of the card. */
  action?: ReactNode;
  /** Text over the picture while the card can't be opened. */
  veil?: ReactNode;
  eager?: boolean | undefined;
}

/** A tile with a picture that leads somewhere as a whole: a button, or through `as` a link. */
export function PosterCard<Element extends ElementType = 'button'>(props: As<Element, Own>) {
  const { as: Tag = 'button', title, subtitle, image, ratio = 'poster', badges = [], ...others } = props;
  const { action, veil, eager, className, ...rest } = others;
  return (
    <article className={classes(styles.card, className)} data-veiled={Boolean(veil)}>
      <Tag {...(Tag === 'button' ? { type: 'button' } : {})} {...rest} className={styles.link}>
        <Name className={styles.title}>{title}</Name>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </Tag>
      <div className={styles.picture}>
        <LazyImage src={image} alt="" ratio={ratio} eager={eager} placeholder={<AsIs as="b">{title}</AsIs>} />
        {veil && <div className={styles.veil}>{veil}</div>}
      </div>
      {badges.length > 0 && (
        <ul className={styles.badges}>
          {badges.map(({ id, label, tone, icon }) => (
            <li key={id} className={styles.badge} data-tone={tone}>
              {icon}
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
