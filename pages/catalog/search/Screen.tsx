import { Suspense } from 'react';
import { deferredListing } from '#components/commerce/listing/deferred-listing.ts';

import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Link } from '#components/ui/Link.tsx';
import { parseListState } from '#lib/catalog/list-address.ts';
import { useSearchValue } from '#lib/navigation/client/use-location-search.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

const { Part: Listing, load } = deferredListing;

const toWords = (search: string) => parseListState(search).words;

/** Search results with filters. Asks for search words if there are none (Spec 2, catalog: search). */
export default function Screen({ title, listing, answers }: ScreenProps['catalog/search']) {
	const t = useLabels();
	const words = useSearchValue(toWords, toWords(listing.query));
	const again = (
		<>
			<Button icon="search" data-opens="search">
				{t('search.again')}
			</Button>
			<Button variant="secondary" icon="grid" popoverTarget="kategorije">
				{t('not_found.categories')}
			</Button>
		</>
	);
	const contentHref = `${listing.path}?search_content=${encodeURIComponent(words)}`;
	return (
		<div className={styles['screen']}>
			<header className={styles['header']}>
				<h1>{words ? t('search.title_words', { words }) : title}</h1>
				{words && <Link href={contentHref}>{t('search.content_link')}</Link>}
			</header>
			{listing.corrected && <p role="status">{t('search.corrected', { words, corrected: listing.corrected })}</p>}
			{listing.matched && (
				<p role="status">
					{t('search.matched', { matched: listing.matched.matched, asked: listing.matched.asked, left_out: listing.matched.leftOut.join(', ') })}
				</p>
			)}
			{answers.length > 0 && (
				<nav aria-label={t('search.answers')}>
					<ul className={styles['answers']}>
						{answers.map(({ title: name, url }) => (
							<li key={url}>
								<Link href={url}>{name}</Link>
							</li>
						))}
					</ul>
				</nav>
			)}
			{words ? (
				<Suspense>
					<Listing
						listing={listing}
						ways={
							<EmptyState
								trace="fading"
								title={t(answers.length > 0 ? 'search.answers_title' : 'search.none_title')}
								level={3}
								text={t(answers.length > 0 ? 'search.answers_text' : 'search.none_text', { words })}
							>
								{again}
							</EmptyState>
						}
					/>
				</Suspense>
			) : (
				<EmptyState trace="resting" title={t('search.idle_title')} level={2} text={t('search.idle_text')}>
					{again}
				</EmptyState>
			)}
		</div>
	);
}
Screen.parts = [load];
