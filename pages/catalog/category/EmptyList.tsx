import { ButtonLink } from '#components/ui/Button.tsx';
import type { Breadcrumb } from '#lib/navigation/page-parts.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './EmptyList.module.css';

/** Shown for a list without products, with a link one level up or to the homepage. */
export function EmptyList({ breadcrumbs }: { readonly breadcrumbs: readonly Breadcrumb[] }) {
	const t = useLabels();
	const above = breadcrumbs.at(-2) ?? { title: t('breadcrumbs.home'), url: t.home };
	return (
		<div className={styles['empty']}>
			<p>{t('category.empty')}</p>
			<ButtonLink href={above.url} variant="secondary">
				{above.title}
			</ButtonLink>
		</div>
	);
}
