import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Link } from '#components/ui/Link.tsx';
import { type PageLinkProps, Pagination } from '#components/ui/Pagination.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { ContentHits } from './ContentHits.tsx';
import styles from './Screen.module.css';

/** Posts and pages that contain the search words (Spec 2, search_content). The form also works without JavaScript. */
export default function Screen({ title, words, hits, total, pagination, productsUrl }: ScreenProps['catalog/content_search']) {
	const t = useLabels();
	const { basePath, current, pages } = pagination;
	const query = encodeURIComponent(words);
	const toLink = ({ page, ...link }: PageLinkProps) => <Link {...link} href={`${basePath}?search_content=${query}${page > 1 ? `&page=${page}` : ''}`} />;
	return (
		<div className={styles['screen']}>
			<header className={styles['header']}>
				<h1>{title}</h1>
				{productsUrl && words && <Link href={`${productsUrl}?search_q=${query}`}>{t('search.products_link')}</Link>}
			</header>
			<form className={styles['form']} action={basePath} aria-label={t('search.content_link')} key={words}>
				<TextInput type="search" name="search_content" defaultValue={words} required maxLength={200} aria-label={t('search.field')} />
				<Button type="submit" icon="search" variant={hits.length > 0 ? 'secondary' : undefined}>
					{t('search.submit')}
				</Button>
			</form>
			{hits.length > 0 && (
				<>
					<p className={styles['total']}>{t.plural('search.content_total', total)}</p>
					<ContentHits hits={hits} words={words} />
					<Pagination current={current} pages={pages} renderLink={toLink} />
				</>
			)}
			{hits.length === 0 && (
				<EmptyState
					trace={words ? 'fading' : 'resting'}
					title={words ? t('search.none_title') : t('search.idle_title')}
					level={2}
					text={words ? t('search.content_none') : t('search.content_idle')}
				>
					<Button variant="secondary" icon="grid" popoverTarget="kategorije">
						{t('not_found.categories')}
					</Button>
				</EmptyState>
			)}
		</div>
	);
}
