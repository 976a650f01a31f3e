import type { ReactNode } from 'react';
import { readMenu } from '../../api/menus.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t, tOf } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { MenuForm } from './MenuForm.tsx';

/** The form of the entries of a menu. */
export default function MenuScreen({ params: { code = '' } }: ScreenProps): ReactNode {
	const { read: menu, round, restart } = useFormRead(readMenu(code));
	return (
		<Loading of={menu}>
			{(_value, loaded) => (
				<>
					<p>
						<a href="#/menus">{t('menus.title')}</a>
					</p>
					<h1>{tOf('menus.name', code)}</h1>
					<MenuForm key={round} start={loaded} onSaved={restart} />
				</>
			)}
		</Loading>
	);
}
