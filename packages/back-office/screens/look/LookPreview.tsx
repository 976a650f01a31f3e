import { parseColour } from '@titraj/contract/look/colour.ts';
import { isReadable, LOOK_COLOUR_NAMES } from '@titraj/contract/look/look.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../../texts/text.ts';
import { Select } from '../../ui/Field.tsx';
import { ShopFrame } from '../../ui/ShopFrame.tsx';
import type { Values } from '../../ui/use-versioned-form.ts';

/** Milliseconds without typing until the preview is loaded again. */
const PAUSE = 300;

interface Props {
	/** Page of the shop that shows the values of its query. */
	readonly address: string;
	readonly values: Values;
}

/** The homepage of the shop with the values of the form, in a frame in which nothing runs. */
export function LookPreview({ address, values }: Props): ReactNode {
	const [scheme, setScheme] = useState('light');
	const wanted = `${address}?${toQuery(values, scheme)}`;
	const [shown, setShown] = useState(wanted);
	useEffect(() => {
		const timer = setTimeout(() => setShown(wanted), PAUSE);
		return () => clearTimeout(timer);
	}, [wanted]);
	return (
		<section className="card preview" aria-label={t('look.preview')}>
			<h2>{t('look.preview')}</h2>
			<Select
				label={t('look.scheme')}
				name="scheme"
				value={scheme}
				options={[
					['light', t('look.light')],
					['dark', t('look.dark')],
				]}
				onChange={setScheme}
			/>
			<ShopFrame title={t('look.preview')} src={shown} />
		</section>
	);
}

/** Colours that cannot be read are left out, as they cannot be saved. */
function toQuery(values: Values, scheme: string): string {
	const query = new URLSearchParams({ scheme });
	for (const name of LOOK_COLOUR_NAMES) {
		const colour = parseColour(String(values[name] ?? ''));
		if (colour !== null && isReadable(name, colour)) query.set(name, colour);
	}
	const logo = String(values['logo'] ?? '');
	if (logo !== '') query.set('logo', logo);
	return String(query);
}
