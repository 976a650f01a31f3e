import type { ReactNode } from 'react';
import { t } from '../texts/text.ts';
import { CheckBox } from './Field.tsx';

interface Props {
	/** Keys of the rows of this page. */
	readonly keys: readonly string[];
	readonly chosen: ReadonlySet<string>;
	readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chooses all rows of a page for an action, or none. */
export function ChooseAll({ keys, chosen, onChange }: Props): ReactNode {
	return (
		<CheckBox
			label={t('list.choose-all', { count: keys.length })}
			checked={keys.every((key) => chosen.has(key))}
			onChange={({ target }) => onChange(new Set(target.checked ? keys : []))}
		/>
	);
}
