import type { ReactNode } from 'react';
import { type Store, saveStore } from '../../api/stores.ts';
import { goTo } from '../../app/place.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { textOf, toPoint } from '../../ui/typed.ts';

const FIELDS = [
	['title', 100],
	['address', 200],
	['postcode', 20],
	['city', 100],
] as const;

/** A button that adds a store, hidden until its hours are typed on its own screen. */
export function NewStore({ known }: { readonly known: readonly Pick<Store, 'code'>[] }): ReactNode {
	return (
		<ActionButton
			label={t('stores.new')}
			question={t('stores.new-question')}
			done={t('action.saved')}
			act={async (typed) => {
				const store = toStore(typed);
				if (known.some(({ code }) => code === store.code)) return { ok: false, failure: { status: 422, detail: t('stores.code-taken'), fields: [] } };
				const result = await saveStore(store, null);
				if (result.ok) goTo(`/stores/${encodeURIComponent(store.code)}`);
				return result;
			}}
			onDone={() => undefined}
		>
			<Field label={t('stores.code')} name="code" required maxLength={100} pattern="[a-z0-9][a-z0-9_\-]*" hint={t('stores.code-hint')} />
			{FIELDS.map(([name, maxLength]) => (
				<Field key={name} label={tOf('store.field', name)} name={name} required maxLength={maxLength} />
			))}
			<Field label={t('stores.lat')} name="lat" required inputMode="decimal" placeholder="45,8131" hint={t('stores.place-hint')} />
			<Field label={t('stores.lon')} name="lon" required inputMode="decimal" placeholder="15,9775" />
		</ActionButton>
	);
}

function toStore(typed: FormData): Store {
	const of = (name: string): string => textOf(typed, name) ?? '';
	return {
		...{ code: of('code'), title: of('title'), address: of('address'), postcode: of('postcode'), city: of('city'), country: 'HR' },
		...{ phone: null, email: null, lat: Number(toPoint(of('lat'))), lon: Number(toPoint(of('lon'))), services: [] },
		...{ opening_hours: [], opening_exceptions: [], visible: false },
	};
}
