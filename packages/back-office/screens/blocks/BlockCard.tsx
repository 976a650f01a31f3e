import type { LinkState } from '@titraj/backend/merchant-api/routes/link-routes.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Block, BlockHint, BlockValue } from '../../api/blocks.ts';
import { t, tOf } from '../../texts/text.ts';
import { PlaceButtons } from '../../ui/PlaceButtons.tsx';
import { BlockFieldInput } from './BlockFieldInput.tsx';
import { fieldsOf } from './block-draft.ts';

interface Props {
	readonly block: Block;
	readonly place: number;
	readonly count: number;
	readonly states: ReadonlyMap<string, LinkState>;
	/** What the shop cannot show of it. */
	readonly hints: readonly BlockHint[];
	readonly errorOf: (name: string) => string | undefined;
	readonly onChange: (name: string, value: BlockValue) => void;
	readonly onMove: (by: -1 | 1) => void;
	readonly onRemove: () => void;
}

/** One block with the fields of its type. Alt with an arrow key moves it, as its buttons do. */
export function BlockCard({ block, place, count, states, hints, errorOf, onChange, onMove, onRemove }: Props): ReactNode {
	const name = t('blocks.name', { number: place + 1, type: tOf('blocks.type', block.type) });
	const onKeyDown = (event: KeyboardEvent) => {
		if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
		event.preventDefault();
		onMove(event.key === 'ArrowUp' ? -1 : 1);
	};
	return (
		<li className="card" onKeyDown={onKeyDown}>
			<section className="form" aria-label={name}>
				<h2>{name}</h2>
				{hints.map(({ reason, codes }) => (
					<p key={`${reason} ${codes.join()}`} className="hint" data-hint={reason}>
						{reason === 'missing' ? t('blocks.hint.missing', { codes: codes.join(', ') }) : t('blocks.hint.incomplete')}
					</p>
				))}
				{fieldsOf(block.type).map(([field, kind]) => (
					<BlockFieldInput
						key={field}
						{...{ field, kind, states }}
						value={block[field] ?? null}
						error={errorOf(field)}
						onChange={(value) => onChange(field, value)}
					/>
				))}
				<div className="actions">
					<PlaceButtons {...{ name, place, count, onMove, onRemove }} />
				</div>
			</section>
		</li>
	);
}
