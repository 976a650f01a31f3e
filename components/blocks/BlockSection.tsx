import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { Link } from '#components/ui/Link.tsx';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './BlockSection.module.css';

interface BlockSectionProps {
	readonly title: string;
	/** Its heading for screen readers where it shows none. */
	readonly name?: string;
	/** Where all of it is. */
	readonly url?: string | undefined;
	readonly children: ReactNode;
}

/** A titled part of a page with the way to the whole of it. */
export function BlockSection({ title, name = '', url, children }: BlockSectionProps) {
	const t = useLabels();
	return (
		<section className={styles['s']}>
			<header>
				{title ? <h2>{title}</h2> : name && <h2 className="visually-hidden">{name}</h2>}
				{url && (
					<Link href={url} prefetch="intent" aria-label={`${t('block.all')}: ${title || name}`}>
						{t('block.all')}
						<Icon name="arrow-right" size={16} />
					</Link>
				)}
			</header>
			{children}
		</section>
	);
}
