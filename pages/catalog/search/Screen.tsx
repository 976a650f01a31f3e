import { Suspense } from 'react';
import { deferredListing } from '#components/commerce/listing/deferred-listing.ts';

import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Link } from '#components/ui/Link.tsx';
import { LinkPills } from '#components/ui/LinkPills.tsx';
import { parseListState, toListQuery } from '#lib/catalog/list-address.ts';
import { useSearchValue } from '#lib/navigation/client/use-location-search.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { NothingFound } from './NothingFound.tsx';
import styles from './Screen.module.css';

const { Part: Listing, load } = deferredListing;

const toWords = (search: string) => parseListState(search).words;
const toQuery = (search: string) => toListQuery(parseListState(search));

/** Search results with filters. Asks for search words if there are none (Spec 2, catalog: search). */
export default function Screen({ title, listing, answers, alternatives, popular }: ScreenProps['catalog/search']) {
	const t = useLabels();
	const words = useSearchValue(toWords, toWords(listing.query));
	// The list may have changed since; the rest of the page is about the first one.
	const isFirst = useSearchValue(toQuery, listing.query) === listing.query;
	const nothing = toNothing({ t, words, hasAnswers: answers.length > 0, notSold: isFirst ? alternatives?.notSold : undefined });
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
							<EmptyState trace="fading" level={3} {...nothing}>
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
			{alternatives && isFirst && <NothingFound {...alternatives} />}
			{!words && popular.length > 0 && (
				<nav className={styles['part']} aria-labelledby="cesto-trazeno">
					<h2 id="cesto-trazeno">{t('search.group_popular')}</h2>
					<LinkPills items={popular} />
				</nav>
			)}
		</div>
	);
}
Screen.parts = [load];

interface Missed {
	readonly t: Translator;
	readonly words: string;
	/** Pages above the list answer the words. */
	readonly hasAnswers: boolean;
	/** The kind of product that the shop does not sell. */
	readonly notSold: string | undefined;
}

function toNothing({ t, words, hasAnswers, notSold }: Missed): { title: string; text: string } {
	if (hasAnswers) return { title: t('search.answers_title'), text: t('search.answers_text', { words }) };
	if (notSold !== undefined) return { title: t('search.not_sold_title', { kind: notSold }), text: t('search.not_sold_text') };
	return { title: t('search.none_title'), text: t('search.none_text', { words }) };
}
