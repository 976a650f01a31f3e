import { Link } from '#components/ui/Link.tsx';
import type { VariantAxis } from '#lib/catalog/variant-axes.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Variants.module.css';

/** The other variants of a product, each with its own page. A combination that does not exist is shown, but is not a link. */
export function Variants({ axes }: { readonly axes: readonly VariantAxis[] }) {
	const t = useLabels();
	return axes.map(({ title, choices }) => (
		<nav key={title} aria-label={title}>
			<p className={styles['title']}>{title}</p>
			<ul className={styles['choices']}>
				{choices.map(({ label, url, available, current }) => (
					<li key={label}>
						<Link
							href={url}
							prefetch="intent"
							aria-current={current ? 'page' : undefined}
							aria-disabled={url ? undefined : true}
							role={url ? undefined : 'link'}
							data-unavailable={available ? undefined : ''}
							className={styles['choice']}
						>
							{label}
							{!available && <small className={styles['note']}>{t(url ? 'stock.none' : 'product.no_variant')}</small>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	));
}
