import { MOST_BLOCKS } from '@titraj/contract/block-fields.ts';
import { type ReactNode, useState } from 'react';
import { type Block, type BlockedKind, type BlockedPage, type BlockType, readBlocks, saveBlocks } from '../../api/blocks.ts';
import type { Loaded } from '../../api/read.ts';
import { t, tOf } from '../../texts/text.ts';
import { Select } from '../../ui/Field.tsx';
import { ListFormFrame } from '../../ui/ListFormFrame.tsx';
import { swap } from '../../ui/swap.ts';
import { useLinkStates } from '../../ui/use-link-states.ts';
import { useListForm } from '../../ui/use-list-form.ts';
import { BlockCard } from './BlockCard.tsx';
import { BLOCK_TYPES, fieldsOf, newBlock, toSent } from './block-draft.ts';
import { LivePreview } from './LivePreview.tsx';
import { useBlockPreview } from './use-block-preview.ts';

interface Props {
	readonly kind: BlockedKind;
	readonly id: string;
	readonly start: Loaded<BlockedPage>;
	readonly onSaved: () => unknown;
}

/** The blocks of a page, saved as a whole with the version that they were read in, beside the page as it would be. */
export function BlocksForm({ kind, id, start, onSaved }: Props): ReactNode {
	const form = useListForm({
		...{ start, toItems: (page: BlockedPage) => page.blocks, read: readBlocks(kind, id), onSaved },
		save: (items, version) => saveBlocks(kind, id, items.map(toSent), version),
	});
	const { items: blocks, setItems: setBlocks, failure } = form;
	const [added, setAdded] = useState<BlockType>('title');
	const states = useLinkStates(blocks.flatMap(linksOf));
	const preview = useBlockPreview(kind, id, blocks);
	const errorOf = (place: number, name: string) => failure?.fields.find(({ field }) => field.startsWith(`blocks.${place}.${name}`))?.reason;

	return (
		<div className="with-preview">
			<ListFormFrame form={form} toLine={toLine}>
				{blocks.length === 0 && <p className="waiting">{t('blocks.none')}</p>}
				<ol className="editable-lines">
					{blocks.map((block, place) => (
						<BlockCard
							key={block.id}
							{...{ block, place, states, count: blocks.length, hints: preview.hints.get(block.id) ?? [] }}
							errorOf={(name) => errorOf(place, name)}
							onChange={(name, value) => setBlocks((before) => before.map((one) => (one.id === block.id ? { ...one, [name]: value } : one)))}
							onMove={(by) => setBlocks(swap(blocks, place, place + by))}
							onRemove={() => setBlocks(blocks.filter((one) => one.id !== block.id))}
						/>
					))}
				</ol>
				{blocks.length < MOST_BLOCKS && (
					<div className="goods-line">
						<Select
							label={t('blocks.type')}
							name="type"
							value={added}
							options={BLOCK_TYPES.map((type) => [type, tOf('blocks.type', type)] as const)}
							onChange={(value) => setAdded(BLOCK_TYPES.find((type) => type === value) ?? 'title')}
						/>
						<button type="button" className="quiet" onClick={() => setBlocks([...blocks, newBlock(added)])}>
							{t('blocks.add')}
						</button>
					</div>
				)}
			</ListFormFrame>
			<LivePreview preview={preview} />
		</div>
	);
}

/** A block in one line: its type, and its title or text. */
const toLine = (block: Block): string => [tOf('blocks.type', block.type), block['title'] ?? block['text'] ?? ''].map(String).join(': ');

const linksOf = (block: Block): string[] => fieldsOf(block.type).flatMap(([name, kind]) => (kind === 'link' ? [String(block[name]).trim()] : []));
