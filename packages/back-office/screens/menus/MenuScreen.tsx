import type { ReactNode } from 'react';
import { readMenu } from '../../api/menus.ts';
import { useRead } from '../../api/read.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t, tOf } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useRestart } from '../../ui/use-restart.ts';
import { MenuForm } from './MenuForm.tsx';

/** The form of the entries of a menu. */
export default function MenuScreen({ params: { code = '' } }: ScreenProps): ReactNode {
	const menu = useRead(readMenu(code));
	const { round, restart } = useRestart(menu);
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
