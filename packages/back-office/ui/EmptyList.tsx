import type { ReactNode } from 'react';
import { usePlace } from '../app/place.ts';
import { t } from '../texts/text.ts';

/** Parameters of an address that narrow a list down. */
const NARROWING = ['q', 'list', 'state', 'status', 'name', 'kind', 'day', 'cursor', 'language', 'category'] as const;

/** Why a list is empty: `none` if there is nothing yet, with what to do next; else that nothing was found. */
export function EmptyList({ none }: { readonly none: string }): ReactNode {
	const { query } = usePlace();
	const isNarrowed = NARROWING.some((name) => (query.get(name) ?? '') !== '');
	return <p className="waiting">{isNarrowed ? t('list.empty') : none}</p>;
}
