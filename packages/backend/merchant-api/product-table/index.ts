/** Products as a table for spreadsheets, which the export writes and the import reads. */
export { isProductTable, readTableRow } from './read-table.ts';
export { attributeColumnsOf, tableHeader, toTableCells } from './write-table.ts';
