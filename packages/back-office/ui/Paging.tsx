import type { ReactNode } from 'react';
import { usePlace } from '../app/place.ts';
import { t } from '../texts/text.ts';

/** Links to the first and to the next page of a list. */
export function Paging({ next }: { readonly next: string | null }): ReactNode {
	const { path, query } = usePlace();
	const toHref = (cursor: string | null): string => {
		const params = new URLSearchParams(query);
		if (cursor === null) params.delete('cursor');
		else params.set('cursor', cursor);
		return `#${path}${params.size === 0 ? '' : `?${params}`}`;
	};
	if (next === null && !query.has('cursor')) return null;
	return (
		<nav className="actions" aria-label={t('list.pages')}>
			{query.has('cursor') && (
				<a className="button quiet" href={toHref(null)}>
					{t('list.first')}
				</a>
			)}
			{next !== null && (
				<a className="button quiet" href={toHref(next)}>
					{t('list.next')}
				</a>
			)}
		</nav>
	);
}
