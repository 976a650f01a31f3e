import type { Menu } from '@titraj/backend/merchant-api/routes/menu-routes.ts';
import type { ReactNode } from 'react';
import { readMenu, saveMenu } from '../../api/menus.ts';
import type { Loaded } from '../../api/read.ts';
import { t } from '../../texts/text.ts';
import { ListFormFrame } from '../../ui/ListFormFrame.tsx';
import { useLinkStates } from '../../ui/use-link-states.ts';
import { useListForm } from '../../ui/use-list-form.ts';
import { MenuLineFields } from './MenuLineFields.tsx';
import { isGroup, type MenuLine, moveLine, moveLineTo, nestLine, newLine, removeLine, toItems, toLines } from './menu-draft.ts';

interface Props {
	readonly start: Loaded<Menu>;
	readonly onSaved: () => unknown;
}

/** The lines of a menu, saved as a whole with the version that they were read in. */
export function MenuForm({ start, onSaved }: Props): ReactNode {
	const { code } = start.value;
	const form = useListForm({
		...{ start, toItems: ({ items }: Menu) => toLines(items), read: readMenu(code), onSaved },
		save: (items, version) => saveMenu(code, toItems(items), version),
	});
	const { items: lines, setItems: setLines } = form;
	const states = useLinkStates(lines.map(({ url }) => url.trim()));
	const set = (id: string, change: Partial<MenuLine>) => setLines(lines.map((line) => (line.id === id ? { ...line, ...change } : line)));

	return (
		<ListFormFrame form={form} toLine={({ title, url }) => `${title} ${url}`}>
			<p className="hint">{t('menus.about')}</p>
			<ol className="editable-lines">
				{lines.map((line, place) => (
					<MenuLineFields
						key={line.id}
						{...{ line, place, count: lines.length, isGroup: isGroup(lines, place), state: states.get(line.url.trim()) }}
						onChange={(change) => set(line.id, change)}
						onMove={(by) => setLines(moveLine(lines, line.id, by))}
						onPlace={(id, to) => setLines(moveLineTo(lines, id, to))}
						onNest={(isDeep) => setLines(nestLine(lines, line.id, isDeep))}
						onRemove={() => setLines(removeLine(lines, line.id))}
					/>
				))}
			</ol>
			<div className="actions">
				<button type="button" className="quiet" onClick={() => setLines([...lines, newLine()])}>
					{t('menus.add')}
				</button>
			</div>
		</ListFormFrame>
	);
}
