import { parseColour } from '@titraj/contract/look/colour.ts';
import { contrastsOf, isReadable, LOOK_COLOURS, type LookColour, nearestReadable, toSchemeColours } from '@titraj/contract/look/look.ts';
import { STANDARD_COLOURS } from '@titraj/contract/look/standard-colours.ts';
import type { ReactNode } from 'react';
import { formatNumber } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { Field } from '../../ui/Field.tsx';
import type { VersionedForm } from '../../ui/use-versioned-form.ts';

interface Props {
	readonly name: LookColour;
	readonly form: VersionedForm;
}

/** A colour as text and as a picker; below it where its value comes from, and how well it can be read. */
export function ColourField({ name, form }: Props): ReactNode {
	const typed = form.textOf(name);
	const colour = parseColour(typed);
	const label = tOf('look', name);
	const set = (value: string) => form.set(name, value);
	const isWrong = typed.trim() !== '' && colour === null;
	return (
		<div className="stack colour" data-colour={name}>
			<div className="colour-inputs">
				<Field
					label={label}
					{...{ name, value: typed, maxLength: 40, spellCheck: false, autoComplete: 'off', placeholder: '#' }}
					hint={toHint(name, form)}
					error={isWrong ? t('look.no-colour') : form.errorOf(name)}
					onChange={({ target }) => set(target.value)}
				/>
				<input
					type="color"
					aria-label={t('look.pick', { name: label })}
					value={colour ?? shownFor(name, form.textOf)}
					onChange={({ target }) => set(target.value)}
				/>
			</div>
			{colour !== null && <Contrasts name={name} colour={colour} onTake={set} />}
		</div>
	);
}

function Contrasts({ name, colour, onTake }: { readonly name: LookColour; readonly colour: string; readonly onTake: (colour: string) => void }): ReactNode {
	const nearest = isReadable(name, colour) ? null : nearestReadable(name, colour);
	return (
		<div className="notice" data-tone={nearest === null ? undefined : 'refused'} role="status">
			{contrastsOf(name, colour).map(({ use, ratio, least }) => (
				<p key={use}>
					{t(use === 'text' ? 'look.as-text' : 'look.as-button', {
						ratio: formatNumber(Math.floor(ratio * 100) / 100),
						verdict: ratio >= least ? t('look.enough') : t('look.too-low', { least: formatNumber(least) }),
					})}
				</p>
			))}
			{nearest !== null && (
				<button type="button" className="quiet" onClick={() => onTake(nearest)}>
					{t('look.take', { colour: nearest })}
				</button>
			)}
		</div>
	);
}

type ValueOf = VersionedForm['textOf'];

/** Where the colour comes from that the shop shows, and whether another one waits to be saved. */
function toHint(name: LookColour, { textOf, storedOf }: VersionedForm): string {
	const isUnsaved = textOf(name).trim() !== storedOf(name);
	const colour = parseColour(storedOf(name));
	if (colour !== null) return isUnsaved ? t('look.unsaved', { colour }) : t('look.from-here');
	const light = name === 'brand_dark' ? 'brand' : name === 'accent_dark' ? 'accent' : null;
	if (light !== null && !isUnsaved && parseColour(textOf(light)) !== null && shownFor(name, textOf) !== shownFor(name, storedOf))
		return t('look.will-derive', { name: tOf('look', light), colour: shownFor(name, textOf) });
	if (light === null || parseColour(storedOf(light)) === null) return t(isUnsaved ? 'look.unsaved-elsewhere' : 'look.from-elsewhere');
	return t(isUnsaved ? 'look.unsaved-derived' : 'look.derived', { name: tOf('look', light), colour: shownFor(name, storedOf) });
}

/** The colour that counts without a value of its own. */
function shownFor(name: LookColour, chosen: ValueOf): string {
	const scheme = LOOK_COLOURS[name];
	const token = name.startsWith('brand') ? 'brand' : 'copper';
	const [brand, accent] = [parseColour(chosen('brand')), parseColour(chosen('accent'))];
	return toSchemeColours(scheme, { ...(brand && { brand }), ...(accent && { accent }) })[token] ?? STANDARD_COLOURS[scheme][token];
}
