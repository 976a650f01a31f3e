import type { LinkState } from '@titraj/backend/merchant-api/routes/link-routes.ts';
import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { Arrow } from '../../ui/Arrow.tsx';
import { Field } from '../../ui/Field.tsx';
import { LinkField } from '../../ui/LinkField.tsx';
import type { MenuLine } from './menu-draft.ts';

interface Props {
	readonly line: MenuLine;
	readonly place: number;
	readonly count: number;
	/** Whether lines below belong to it: it may be a heading without an address. */
	readonly isGroup: boolean;
	readonly state: LinkState | undefined;
	readonly onChange: (change: Partial<MenuLine>) => void;
	readonly onMove: (by: -1 | 1) => void;
	/** Moves a line to a place, from 0: this one, or another that was dropped here. */
	readonly onPlace: (id: string, place: number) => void;
	readonly onNest: (isDeep: boolean) => void;
	readonly onRemove: () => void;
}

/** Type of what is dragged, so that nothing else is dropped here. */
const DRAGGED = 'application/x-menu-line';

/** One line of a menu. It is moved by dragging, by its place, by its buttons, or by Alt with an arrow key, Home or End. */
export function MenuLineFields({ line, place, count, isGroup, state, onChange, onMove, onPlace, onNest, onRemove }: Props): ReactNode {
	const { id, title, url, isDeep } = line;
	const number = place + 1;
	const onDragOver = (event: DragEvent) => {
		if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
	};
	const onDrop = (event: DragEvent) => {
		const dropped = event.dataTransfer.getData(DRAGGED);
		if (dropped === '') return;
		event.preventDefault();
		onPlace(dropped, place);
	};
	const moveTo = (typed: string) => {
		const wanted = Math.trunc(Number(typed));
		if (wanted >= 1 && wanted !== number) onPlace(id, wanted - 1);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const act = event.altKey
			? {
					...{ ArrowUp: () => onMove(-1), ArrowDown: () => onMove(1), ArrowRight: () => onNest(true), ArrowLeft: () => onNest(false) },
					...{ Home: () => onPlace(id, 0), End: () => onPlace(id, count - 1) },
				}[event.key]
			: undefined;
		if (act === undefined) return;
		event.preventDefault();
		act();
	};
	return (
		<li className="card menu-line" data-deep={isDeep ? '' : undefined} onKeyDown={onKeyDown} onDragOver={onDragOver} onDrop={onDrop}>
			<span className="drag" draggable aria-hidden="true" title={t('menus.drag')} onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}>
				<svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="currentColor">
					{[6, 12, 18].flatMap((y) => [9, 15].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />))}
				</svg>
			</span>
			<Field label={t('menus.entry', { number })} value={title} required maxLength={100} onChange={(event) => onChange({ title: event.target.value })} />
			<LinkField
				{...{ label: t('menus.link', { number }), value: url, state, emptyHint: isGroup ? t('menus.heading') : undefined }}
				onChange={(value) => onChange({ url: value })}
			/>
			<div className="actions">
				<input
					key={place}
					type="number"
					className="place"
					min={1}
					max={count}
					defaultValue={number}
					aria-label={t('menus.place', { title })}
					onBlur={({ target }) => moveTo(target.value)}
					onKeyDown={(event) => {
						if (event.key !== 'Enter') return;
						event.preventDefault();
						moveTo(event.currentTarget.value);
					}}
				/>
				<button type="button" className="quiet" disabled={place === 0} aria-label={t('menus.up', { title })} onClick={() => onMove(-1)}>
					<Arrow to="up" />
				</button>
				<button type="button" className="quiet" disabled={number === count} aria-label={t('menus.down', { title })} onClick={() => onMove(1)}>
					<Arrow to="down" />
				</button>
				<button
					type="button"
					className="quiet"
					disabled={place === 0}
					aria-label={t(isDeep ? 'menus.out' : 'menus.in', { title })}
					onClick={() => onNest(!isDeep)}
				>
					<Arrow to={isDeep ? 'left' : 'right'} />
				</button>
				<button type="button" className="quiet" aria-label={t('menus.remove', { title })} onClick={onRemove}>
					{t('product.remove')}
				</button>
			</div>
		</li>
	);
}
