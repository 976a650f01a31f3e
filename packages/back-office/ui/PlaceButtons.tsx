import type { ReactNode } from 'react';
import { t } from '../texts/text.ts';
import { Arrow } from './Arrow.tsx';

interface Props {
	/** Name of what is moved, for its buttons. */
	readonly name: string;
	/** Place in the list, from 0. */
	readonly place: number;
	/** Length of the list. */
	readonly count: number;
	/** By how many places: -1 or 1. */
	readonly onMove: (by: 1 | -1) => void;
	readonly onRemove: () => void;
}

/** Moves one of a list up or down, or removes it. */
export function PlaceButtons({ name, place, count, onMove, onRemove }: Props): ReactNode {
	return (
		<>
			<button type="button" className="quiet" disabled={place === 0} aria-label={t('menus.up', { title: name })} onClick={() => onMove(-1)}>
				<Arrow to="up" />
			</button>
			<button type="button" className="quiet" disabled={place + 1 === count} aria-label={t('menus.down', { title: name })} onClick={() => onMove(1)}>
				<Arrow to="down" />
			</button>
			<button type="button" className="quiet" aria-label={t('menus.remove', { title: name })} onClick={onRemove}>
				{t('product.remove')}
			</button>
		</>
	);
}
