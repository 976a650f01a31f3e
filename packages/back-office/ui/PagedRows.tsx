import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import type { Page } from '../api/page.ts';
import type { Loaded, LoadFailed } from '../api/read.ts';
import { EmptyList } from './EmptyList.tsx';
import { Loading } from './Loading.tsx';
import { Paging } from './Paging.tsx';

interface Props<T> {
	readonly of: SWRResponse<Loaded<Page<T>>, LoadFailed>;
	/** Shown if there is nothing yet: what is missing, and what to do next. */
	readonly none: string;
	/** A row, with its key. */
	readonly children: (item: T) => ReactNode;
}

/** One page of a list in rows, or that it is empty, with links to its other pages. */
export function PagedRows<T>({ of, none, children }: Props<T>): ReactNode {
	return (
		<Loading of={of}>
			{({ items, next_cursor }) => (
				<>
					{items.length === 0 ? <EmptyList none={none} /> : <ul className="rows">{items.map(children)}</ul>}
					<Paging next={next_cursor} />
				</>
			)}
		</Loading>
	);
}
