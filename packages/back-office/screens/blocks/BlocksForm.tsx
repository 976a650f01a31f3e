import { MOST_BLOCKS } from '@titraj/contract/block-fields.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Block, type BlockedKind, type BlockedPage, type BlockType, readBlocks, saveBlocks } from '../../api/blocks.ts';
import type { Loaded } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { t, tOf } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Select } from '../../ui/Field.tsx';
import { LinkTargets } from '../../ui/LinkField.tsx';
import { OtherVersion } from '../../ui/OtherVersion.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useLinkStates } from '../../ui/use-link-states.ts';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { BlockCard } from './BlockCard.tsx';
import { BLOCK_TYPES, fieldsOf, moveBlock, newBlock, toSent } from './block-draft.ts';

interface Props {
	readonly kind: BlockedKind;
	readonly id: string;
	readonly start: Loaded<BlockedPage>;
	readonly onSaved: () => unknown;
}

/** The blocks of a page, saved as a whole with the version that they were read in. */
export function BlocksForm({ kind, id, start, onSaved }: Props): ReactNode {
	const [base, setBase] = useState(start);
	const [blocks, setBlocks] = useState(start.value.blocks);
	const [added, setAdded] = useState<BlockType>('title');
	const [failure, setFailure] = useState<Failure | null>(null);
	const [other, setOther] = useState<Loaded<BlockedPage> | null>(null);
	const [isSending, setIsSending] = useState(false);
	const states = useLinkStates(blocks.flatMap(linksOf));
	useUnsaved(JSON.stringify(blocks) !== JSON.stringify(base.value.blocks));

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setIsSending(true);
		const result = await saveBlocks(kind, id, blocks.map(toSent), base.version);
		setIsSending(false);
		setFailure(result.ok || result.failure.status === 412 ? null : result.failure);
		if (result.ok) {
			showToast(t('content.saved'));
			onSaved();
		} else if (result.failure.status === 412) setOther(await readBlocks(kind, id).load());
	};
	const resolve = (takesTheirs: boolean) => {
		if (other === null) return;
		setBase(other);
		if (takesTheirs) setBlocks(other.value.blocks);
		setOther(null);
	};
	const errorOf = (place: number, name: string) => failure?.fields.find(({ field }) => field.startsWith(`blocks.${place}.${name}`))?.reason;

	return (
		<form className="form" onSubmit={(event) => void submit(event)}>
			<LinkTargets />
			<fieldset className="form" disabled={isSending}>
				{blocks.length === 0 && <p className="waiting">{t('blocks.none')}</p>}
				<ol className="editable-lines">
					{blocks.map((block, place) => (
						<BlockCard
							key={block.id}
							{...{ block, place, states, count: blocks.length }}
							errorOf={(name) => errorOf(place, name)}
							onChange={(name, value) => setBlocks((before) => before.map((one) => (one.id === block.id ? { ...one, [name]: value } : one)))}
							onMove={(by) => setBlocks(moveBlock(blocks, place, by))}
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
			</fieldset>
			{failure && <FailureNotice failure={failure} />}
			{other && <OtherVersion lines={other.value.blocks.map((block) => toLine(block))} onResolve={resolve} />}
			<div className="actions">
				<button type="submit" disabled={isSending || other !== null}>
					{t('content.save')}
				</button>
			</div>
		</form>
	);
}

/** A block in one line: its type, and its title or text. */
const toLine = (block: Block): string => [tOf('blocks.type', block.type), block['title'] ?? block['text'] ?? ''].map(String).join(': ');

const linksOf = (block: Block): string[] => fieldsOf(block.type).flatMap(([name, kind]) => (kind === 'link' ? [String(block[name]).trim()] : []));
