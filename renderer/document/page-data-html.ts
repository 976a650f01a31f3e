import { PAGE_DATA_ID } from '#lib/platform/config/page-data-id.ts';

/** The element that hydration reads a page's data from. `json` is what `toDataJson` returns. */
export const toPageDataHtml = (json: string): string => `<script id="${PAGE_DATA_ID}" type="application/json">${json}</script>`;
