import type { Theme } from '../blueprint.ts';

/** What people praise and miss in goods of this kind. Neutral in gender, so that any noun fits. */
export const REVIEW_THEMES: Record<Theme, { praise: readonly string[]; gripe: readonly string[] }> = {
	display: {
		praise: ['Slika je oštra, a boje su prirodne već s tvorničkim postavkama.', 'Izbornik je na hrvatskom i snalazim se bez uputa.'],
		gripe: ['Priloženi kabel je prekratak.', 'Tipke na poleđini teško je napipati.'],
	},
	computing: {
		praise: ['Sve je radilo čim sam spojio kabele.', 'Postavljanje je trajalo petnaestak minuta.'],
		gripe: ['Moglo bi imati još jedan USB priključak.', 'Upute su mogle biti opširnije.'],
	},
	part: {
		praise: ['Ugradnja je prošla bez problema.', 'U kutiji je bilo sve što treba, do zadnjeg vijka.'],
		gripe: ['Upute su sitno tiskane.', 'Pakiranje bi moglo imati manje plastike.'],
	},
	input: {
		praise: ['Radi odmah, bez ikakvih programa.', 'Navikne se za dan i poslije se ne želite vratiti na staro.'],
		gripe: ['Program za postavke mogao bi biti na hrvatskom.', 'Površina skuplja otiske.'],
	},
	audio: {
		praise: ['Zvuk je čist, bas nije napuhan.', 'Glasovi se razumiju i na maloj glasnoći.'],
		gripe: ['Na većoj glasnoći zvuk postane malo tvrd.', 'Upute su mogle biti opširnije.'],
	},
	network: {
		praise: ['Izbornik je jasan i na hrvatskom.', 'Radi tjednima bez ijednog prekida.'],
		gripe: ['Svjetla bi noću mogla biti slabija.', 'Upute preskaču jedan korak.'],
	},
	mobile: {
		praise: ['Zaslon se vidi i na suncu.', 'Sve je na hrvatskom, i ono sitno.'],
		gripe: ['Jedan program proizvođača ne može se ukloniti.', 'Punjač nije u kutiji, provjerite prije.'],
	},
	photo: {
		praise: ['Slika je bolja nego što sam za ovaj novac očekivao.', 'Upute na hrvatskom pomogle su pri prvom uključivanju.'],
		gripe: ['Program na mobitelu ponekad se sporo učita.', 'Kabel je kraći nego što mi treba.'],
	},
	home: {
		praise: ['Upute su na hrvatskom i jasne.', 'Postavljanje je bilo gotovo za pola sata.'],
		gripe: ['Kabel bi mogao biti dulji.', 'Prvih dana osjeti se miris nove plastike.'],
	},
	bench: {
		praise: ['Zaslon se čita s dva metra.', 'Stabilno je i nakon sat vremena rada.'],
		gripe: ['Upute su točne, ali suhe.', 'Tipke su malo tvrde.'],
	},
	tool: {
		praise: ['Za kućne popravke više ne treba.', 'Nakon pola godine kao novo.'],
		gripe: ['Kovčeg je mogao biti čvršći.', 'Jedan nastavak koji često treba nije uključen.'],
	},
	small: {
		praise: ['Stiglo dobro zapakirano, bez oštećenja.', 'Naručio sam drugi put, kvaliteta je ista.'],
		gripe: ['Naljepnica s oznakom se odlijepila.', 'Dostava je skuplja od same stvari, naručite više odjednom.'],
	},
	power: {
		praise: ['Radi hladnije i tiše od starog.', 'Manje je nego što izgleda na slici.'],
		gripe: ['Natpisi na kućištu su sitni.', 'Površina se lako izgrebe.'],
	},
	furniture: {
		praise: ['Dijelovi su označeni brojevima, ne morate pogađati.', 'Izgleda skuplje nego što je.'],
		gripe: ['Kutija je teška, dogovorite dostavu do stana.', 'Boja je mrvicu tamnija nego na slici.'],
	},
	light: {
		praise: ['Boje predmeta izgledaju kao danju.', 'Svjetlo je ugodno, bez bljeska.'],
		gripe: ['Upute su samo sličice.', 'Najjače svjetlo malo je hladno.'],
	},
	play: {
		praise: ['Uparilo se s televizorom bez problema.', 'Cijela obitelj je zadovoljna.'],
		gripe: ['Torbica se prodaje zasebno.', 'Prvo ažuriranje traje dugo.'],
	},
};
