import { type FormEvent, type ReactNode, useState } from 'react';
import { type Menu, readMenu, saveMenu } from '../../api/menus.ts';
import type { Loaded } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { t } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { LinkTargets } from '../../ui/LinkField.tsx';
import { OtherVersion } from '../../ui/OtherVersion.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useLinkStates } from '../../ui/use-link-states.ts';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { MenuLineFields } from './MenuLineFields.tsx';
import { type MenuLine, moveLine, nestLine, newLine, removeLine, toItems, toLines } from './menu-draft.ts';

interface Props {
	readonly start: Loaded<Menu>;
	readonly onSaved: () => unknown;
}

/** The lines of a menu, saved as a whole with the version that they were read in. */
export function MenuForm({ start, onSaved }: Props): ReactNode {
	const { code } = start.value;
	const [base, setBase] = useState(() => ({ version: start.version, lines: toLines(start.value.items) }));
	const [lines, setLines] = useState(base.lines);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [other, setOther] = useState<Loaded<Menu> | null>(null);
	const [isSending, setIsSending] = useState(false);
	const states = useLinkStates(lines.map(({ url }) => url.trim()));
	useUnsaved(JSON.stringify(lines) !== JSON.stringify(base.lines));

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setIsSending(true);
		const result = await saveMenu(code, toItems(lines), base.version);
		setIsSending(false);
		setFailure(result.ok || result.failure.status === 412 ? null : result.failure);
		if (result.ok) {
			showToast(t('content.saved'));
			onSaved();
		} else if (result.failure.status === 412) setOther(await readMenu(code).load());
	};
	/** Goes on from what the other person saved: with it, or with what was changed here. */
	const resolve = (takesTheirs: boolean) => {
		if (other === null) return;
		const theirs = toLines(other.value.items);
		setBase({ version: other.version, lines: theirs });
		if (takesTheirs) setLines(theirs);
		setOther(null);
	};
	const set = (id: string, change: Partial<MenuLine>) => setLines(lines.map((line) => (line.id === id ? { ...line, ...change } : line)));

	return (
		<form className="form" onSubmit={(event) => void submit(event)}>
			<LinkTargets />
			<p className="hint">{t('menus.about')}</p>
			<fieldset className="form" disabled={isSending}>
				<ol className="editable-lines">
					{lines.map((line, place) => (
						<MenuLineFields
							key={line.id}
							{...{ line, place, count: lines.length, state: states.get(line.url.trim()) }}
							onChange={(change) => set(line.id, change)}
							onMove={(by) => setLines(moveLine(lines, line.id, by))}
							onNest={(isDeep) => setLines(nestLine(lines, line.id, isDeep))}
							onRemove={() => setLines(removeLine(lines, line.id))}
						/>
					))}
				</ol>
				<div className="actions">
					<button type="button" className="quiet" onClick={() => setLines([...lines, newLine(false)])}>
						{t('menus.add')}
					</button>
				</div>
			</fieldset>
			{failure && <FailureNotice failure={failure} />}
			{other && <OtherVersion lines={toLines(other.value.items).map(({ title, url }) => `${title} ${url}`)} onResolve={resolve} />}
			<div className="actions">
				<button type="submit" disabled={isSending || other !== null}>
					{t('content.save')}
				</button>
			</div>
		</form>
	);
}
