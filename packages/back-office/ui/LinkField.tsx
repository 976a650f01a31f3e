import type { LinkState } from '@titraj/backend/merchant-api/routes/link-routes.ts';
import type { ReactNode } from 'react';
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
	/** Shown while the field is empty, if it may stay so. */
	readonly emptyHint?: string | undefined;
	readonly error?: string | undefined;
	readonly onChange: (value: string) => void;
}

/** An address that is chosen from the places of the shop, or typed; its hint reports a dead link. */
export function LinkField({ label, value, state, emptyHint, error, onChange }: Props): ReactNode {
	const isDead = state === 'missing' || state === 'hidden' || state === 'moved';
	const hint = value === '' && emptyHint !== undefined ? emptyHint : t('link.hint');
	return (
		<Field
			label={label}
			value={value}
			error={error}
			hint={isDead ? tOf('link.state', state) : hint}
			list={LIST}
			required={emptyHint === undefined}
			maxLength={500}
			onChange={(event) => onChange(event.target.value)}
		/>
	);
}
