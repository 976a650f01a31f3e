import { type ReactNode, useMemo, useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { useListing } from '#lib/catalog/client/use-listing.ts';
import type { Listing as ListingData } from '#lib/catalog/listing.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { ProductGrid } from '../ProductGrid.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import styles from './Listing.module.css';
import { ListPages } from './ListPages.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { hasNothing, ListContext } from './list-context.ts';
import { useFirstCards } from './use-first-cards.ts';

interface ListingProps {
	readonly listing: ListingData;
	/** Shown for a list that is empty without any filter: links that lead on. */
	readonly ways: ReactNode;
}

/** Target of the link that skips the filters. */
const RESULTS = 'popis-proizvoda';

/** A product list with filters, order and pages. Its state is in the address (D8). */
export function Listing({ listing, ways }: ListingProps) {
	const t = useLabels();
	const view = useListing(listing);
	const heading = useRef<HTMLHeadingElement>(null);
	const results = useRef<HTMLElement>(null);
	const { part, status, state } = view;
	const { products } = part;
	const isBare = hasNothing(view);
	const first = useFirstCards(products);
	const grid = useMemo(() => <ProductGrid products={first} early={1} place="beside" view={state.view} />, [first, state.view]);
	const toBeginning = () => {
		heading.current?.focus({ preventScroll: true });
		// The heading's toolbar may be sticky, so scroll to the start of the list.
		results.current?.scrollIntoView();
	};
	return (
		<ListContext value={view}>
			<div className={styles['listing']} data-plain={part.facets && !isBare ? undefined : ''}>
				{part.facets && !isBare && (
					<>
						<a className="skip-link" href={`#${RESULTS}`}>
							{t('list.skip')}
						</a>
						<FilterPanel />
					</>
				)}
				<section ref={results} id={RESULTS} className={styles['results']}>
					<ListToolbar heading={heading} />
					<ActiveFilters />
					{status === 'error' ? (
						<EmptyState trace="fading" title={t('list.error_title')} level={3} text={t('list.error_text')}>
							<Button onClick={view.retry}>{t('list.retry')}</Button>
						</EmptyState>
					) : (
						<div className={styles['products']} aria-busy={status === 'pending'}>
							{products.length > 0 ? grid : <ListEmpty ways={ways} />}
						</div>
					)}
					<ListPages onPage={toBeginning} />
				</section>
			</div>
		</ListContext>
	);
}
