import { Link } from './Link.tsx';
import styles from './LinkPills.module.css';

interface LinkPillsProps {
	readonly items: readonly { readonly title: string; readonly url: string; readonly current?: boolean }[];
}

/** Links in a row, as of a menu or of categories; the current one is marked. */
export function LinkPills({ items }: LinkPillsProps) {
	return (
		<ul className={styles['list']}>
			{items.map(({ title, url, current }) => (
				<li key={url}>
					<Link className={styles['link']} href={url} prefetch="intent" aria-current={current ? 'page' : undefined}>
						{title}
					</Link>
				</li>
			))}
		</ul>
	);
}
