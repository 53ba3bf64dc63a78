export { summarizeEntity, type EntitySummary, type ServiceSaving } from './aggregation.ts';
export { csvFileName, entityCsv } from './csv.ts';
export { formatCompact, formatNumber, formatTotal, UNITS } from './formatting.ts';
export { serviceName } from './naming.ts';
export { entityName, parseAmount, parseEntities, type EntityRecord } from './parsing.ts';
export { createEntitySearch, searchEntities, type EntitySearch } from './search.ts';
export { SERVICE_KEYS, SERVICE_NAMES, TOTAL_SERVICES, type ServiceKey } from './services.ts';
