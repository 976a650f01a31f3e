import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { Link } from '#components/ui/Link.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './BlockSection.module.css';

interface BlockSectionProps {
	readonly title: string;
	/** Heading for screen readers where the section shows none. */
	readonly name?: string;
	/** Page with the full list. */
	readonly url?: string | undefined;
	readonly children: ReactNode;
}

/** A section of a page with a heading and a link to the full list. */
export function BlockSection({ title, name = '', url, children }: BlockSectionProps) {
	const t = useLabels();
	return (
		<section>
			<header className={styles['header']}>
				{title ? <h2>{title}</h2> : name && <h2 className="visually-hidden">{name}</h2>}
				{url && (
					<Link className={styles['all']} href={url} prefetch="intent" aria-label={`${t('block.all')}: ${title || name}`}>
						{t('block.all')}
						<Icon name="arrow-right" size={16} />
					</Link>
				)}
			</header>
			{children}
		</section>
	);
}
