import { Suspense } from 'react';
import { CategoryTiles } from '#components/blocks/CategoryTiles.tsx';
import { deferredListing } from '#components/commerce/listing/deferred-listing.ts';
import { PageHead } from '#components/content/PageHead.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { EmptyList } from './EmptyList.tsx';
import styles from './Screen.module.css';

const { Part: Listing, load } = deferredListing;

/** Products of a category, list, manufacturer or tag. With the template `showcase` the subcategories have large tiles. */
export default function Screen(props: ScreenProps['catalog/category']) {
	const { title, breadcrumbs, intro, contentHtml, template, subcategories, listing } = props;
	const t = useLabels();
	const size = template === 'showcase' ? {} : { size: 'small' as const };
	return (
		<>
			<PageHead title={title} breadcrumbs={breadcrumbs} intro={intro} size="small" />
			{subcategories.length > 0 && (
				<nav className={styles['subcategories']} aria-label={t('category.subcategories')}>
					<CategoryTiles tiles={subcategories} {...size} />
				</nav>
			)}
			<Suspense>
				<Listing listing={listing} ways={<EmptyList breadcrumbs={breadcrumbs} />} />
			</Suspense>
			{contentHtml && <Prose as="section" className={styles['content']} html={contentHtml} />}
		</>
	);
}
Screen.parts = [load];
