import type { ComponentProps } from 'react';
import { Link } from './Link.tsx';
import styles from './StretchedLink.module.css';

/** The link of a card or row: a click anywhere in the nearest positioned ancestor follows it. */
export function StretchedLink(link: Pick<ComponentProps<typeof Link>, 'href' | 'children'>) {
	return <Link {...link} className={styles['link']} prefetch="intent" />;
}
