import type { ReactNode } from 'react';
import type { LinkState } from '../api/links.ts';
import { readLinkTargets } from '../api/links.ts';
import { useRead } from '../api/read.ts';
import { t, tOf } from '../texts/text.ts';
import { Field } from './Field.tsx';

const LIST = 'link-targets';

/** The places that links can lead to; rendered once for all fields of a screen. */
export function LinkTargets(): ReactNode {
	const targets = useRead(readLinkTargets());
	return (
		<datalist id={LIST}>
			{(targets.data?.value.items ?? []).map(({ title, path }) => (
				<option key={path} value={path}>
					{title}
				</option>
			))}
		</datalist>
	);
}

interface Props {
	readonly label: string;
	readonly value: string;
	readonly state: LinkState | undefined;
	readonly error?: string | undefined;
	readonly onChange: (value: string) => void;
}

/** An address that is chosen from the places of the shop, or typed; its hint reports a dead link. */
export function LinkField({ label, value, state, error, onChange }: Props): ReactNode {
	const isDead = state === 'missing' || state === 'hidden' || state === 'moved';
	return (
		<Field
			label={label}
			value={value}
			error={error}
			hint={isDead ? tOf('link.state', state) : t('link.hint')}
			list={LIST}
			required
			maxLength={500}
			onChange={(event) => onChange(event.target.value)}
		/>
	);
}
