import type { LinkState } from '@titraj/backend/merchant-api/routes/link-routes.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { t } from '../../texts/text.ts';
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
	readonly onNest: (isDeep: boolean) => void;
	readonly onRemove: () => void;
}

/** One line of a menu. Alt with an arrow key moves it, as its buttons do. */
export function MenuLineFields({ line: { title, url, isDeep }, place, count, isGroup, state, onChange, onMove, onNest, onRemove }: Props): ReactNode {
	const number = place + 1;
	const onKeyDown = (event: KeyboardEvent) => {
		const act = event.altKey
			? { ArrowUp: () => onMove(-1), ArrowDown: () => onMove(1), ArrowRight: () => onNest(true), ArrowLeft: () => onNest(false) }[event.key]
			: undefined;
		if (act === undefined) return;
		event.preventDefault();
		act();
	};
	return (
		<li className="card" data-deep={isDeep ? '' : undefined} onKeyDown={onKeyDown}>
			<Field label={t('menus.entry', { number })} value={title} required maxLength={100} onChange={(event) => onChange({ title: event.target.value })} />
			<LinkField
				{...{ label: t('menus.link', { number }), value: url, state, emptyHint: isGroup ? t('menus.heading') : undefined }}
				onChange={(value) => onChange({ url: value })}
			/>
			<div className="actions">
				<button type="button" className="quiet" disabled={place === 0} aria-label={t('menus.up', { title })} onClick={() => onMove(-1)}>
					↑
				</button>
				<button type="button" className="quiet" disabled={number === count} aria-label={t('menus.down', { title })} onClick={() => onMove(1)}>
					↓
				</button>
				<button
					type="button"
					className="quiet"
					disabled={place === 0}
					aria-label={t(isDeep ? 'menus.out' : 'menus.in', { title })}
					onClick={() => onNest(!isDeep)}
				>
					{isDeep ? '←' : '→'}
				</button>
				<button type="button" className="quiet" aria-label={t('menus.remove', { title })} onClick={onRemove}>
					{t('product.remove')}
				</button>
			</div>
		</li>
	);
}
