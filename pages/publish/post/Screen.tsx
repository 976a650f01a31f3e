import { BlockSection } from '#components/blocks/BlockSection.tsx';
import { PostGrid } from '#components/blocks/PostGrid.tsx';
import { ProductGrid } from '#components/commerce/ProductGrid.tsx';
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx';
import { LinkPills } from '#components/ui/LinkPills.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { Byline } from './Byline.tsx';
import { Comments } from './Comments.tsx';
import { Contents } from './Contents.tsx';
import styles from './Screen.module.css';

/** On phones less than the width of its place: those that need 720 pixels get the file of 640, with a third of the bytes of the next one. */
const SIZES = '(min-width: 64rem) 36rem, 88vw';

/** A post. News are short and have no table of contents. */
export default function Screen(props: ScreenProps['publish/post']) {
	const { title, breadcrumbs, intro, contentHtml, headings, picture, author, tags, related, products, template } = props;
	const t = useLabels();
	return (
		<>
			<div className={styles['column']}>
				<Breadcrumbs items={breadcrumbs} />
			</div>
			<article className={styles['article']} data-template={template}>
				<header className={styles['header']}>
					<h1>{title}</h1>
					{intro && <p className={styles['intro']}>{intro}</p>}
					<Byline {...props} />
				</header>
				{picture && <Picture className={styles['picture']} picture={picture} priority="high" sizes={SIZES} />}
				{headings.length > 2 && template !== 'news' && <Contents className={styles['contents']} headings={headings} />}
				<Prose className={styles['text']} html={contentHtml} />
				<footer className={styles['footer']}>
					{tags.length > 0 && <LinkPills items={tags} />}
					{author?.about && (
						<p className={styles['author']}>
							<b className={styles['authorName']}>{author.title}</b> {author.about}
						</p>
					)}
				</footer>
			</article>
			{products.length > 0 && (
				<div className={styles['products']}>
					<BlockSection title={t('post.products')}>
						<ProductGrid products={products} />
					</BlockSection>
				</div>
			)}
			<div className={styles['column']}>
				<Comments {...props} />
			</div>
			{related.length > 0 && (
				<BlockSection title={t('post.related')}>
					<PostGrid posts={related} />
				</BlockSection>
			)}
		</>
	);
}
