import { BlockSection } from '#components/blocks/BlockSection.tsx';
import { PostGrid } from '#components/blocks/PostGrid.tsx';
import { ProductGrid } from '#components/commerce/ProductGrid.tsx';
import { PageHead } from '#components/content/PageHead.tsx';
import { Pagination } from '#components/ui/Pagination.tsx';
import { useStaffList } from '#lib/content/client/use-staff-list.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { PostCategories } from './PostCategories.tsx';
import { PostRows } from './PostRows.tsx';
import styles from './Screen.module.css';

/** All posts, or those of a category, an author or a tag. */
export default function Screen({ title, breadcrumbs, intro, categories, posts, template, goods, pagination }: ScreenProps['publish/index']) {
	useStaffList();
	const t = useLabels();
	return (
		<>
			<PageHead title={title} breadcrumbs={breadcrumbs} intro={intro} size="medium">
				{categories.length > 1 && <PostCategories categories={categories} />}
			</PageHead>
			{template === 'grid' ? <PostGrid posts={posts} level="h2" lead={pagination.current === 1} /> : <PostRows posts={posts} template={template} />}
			{goods && (
				<div className={styles['section']}>
					<BlockSection title={t('posts.goods')} url={goods.url}>
						<ProductGrid products={goods.cards} flow="strip" />
					</BlockSection>
				</div>
			)}
			<div className={styles['section']}>
				<Pagination {...pagination} />
			</div>
		</>
	);
}
