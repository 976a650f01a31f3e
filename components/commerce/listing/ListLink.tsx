import type { ComponentProps, MouseEvent } from 'react';
import { toListQuery } from '#lib/catalog/list-address.ts';
import type { ListState } from '#lib/catalog/list-state.ts';
import { useList } from './list-context.ts';

interface ListLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
	readonly to: ListState;
}

/** A link to another state of the list: a plain link without JavaScript, an update in place with it. */
export function ListLink({ to, onClick, ...link }: ListLinkProps) {
	const { path, go } = useList();
	const follow = (event: MouseEvent<HTMLAnchorElement>) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		event.stopPropagation();
		go(to);
		onClick?.(event);
	};
	return <a {...link} href={path + toListQuery(to)} onClick={follow} />;
}
