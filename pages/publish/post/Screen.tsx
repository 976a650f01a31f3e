import { BlockSection } from '#components/blocks/BlockSection.tsx';
import { PostGrid } from '#components/blocks/PostGrid.tsx';
import { ProductGrid } from '#components/commerce/ProductGrid.tsx';
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx';
import { HydrateOnInteraction } from '#components/ui/HydrateOnInteraction.tsx';
import { StaticPart } from '#components/ui/StaticPart.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { Article } from './Article.tsx';
import { Comments } from './Comments.tsx';
import styles from './Screen.module.css';

/** A post: its content, products, comments, and related posts. */
export default function Screen({ title, id, template, details, products, comments }: ScreenProps['publish/post']) {
	const t = useLabels();
	return (
		<>
			<StaticPart name="breadcrumbs" className={styles['column']}>
				{import.meta.env.SSR && details && <Breadcrumbs items={details.breadcrumbs} />}
			</StaticPart>
			<StaticPart as="article" name="article" className={styles['article']} data-template={template}>
				{import.meta.env.SSR && details && <Article title={title} template={template} {...details} />}
			</StaticPart>
			{products.length > 0 && (
				<HydrateOnInteraction>
					<div className={styles['products']}>
						<BlockSection title={t('post.products')}>
							<ProductGrid products={products} />
						</BlockSection>
					</div>
				</HydrateOnInteraction>
			)}
			<HydrateOnInteraction>
				<div className={styles['column']}>
					<Comments id={id} comments={comments} />
				</div>
			</HydrateOnInteraction>
			<StaticPart name="related">
				{import.meta.env.SSR && details && details.related.length > 0 && (
					<BlockSection title={t('post.related')}>
						<PostGrid posts={details.related} />
					</BlockSection>
				)}
			</StaticPart>
		</>
	);
}
