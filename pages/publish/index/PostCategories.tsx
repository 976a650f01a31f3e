import { LinkPills } from '#components/ui/LinkPills.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** The post categories; the current one is marked. */
export function PostCategories({ categories }: Pick<ScreenProps['publish/index'], 'categories'>) {
	const t = useLabels();
	return (
		<nav aria-label={t('posts.categories')}>
			<LinkPills items={categories} />
		</nav>
	);
}
