const parser = { syntax: 'typescript', tsx: true };
const transform = { react: { runtime: 'automatic' } };

export default {
  testEnvironment: 'jsdom',
  transform: { '\\.[jt]sx?$': ['@swc/jest', { jsc: { parser, transform } }] },
  // The library consists of ES modules, which Jest does not read by itself.
  transformIgnorePatterns: ['/node_modules/(?!@showcase/)'],
};
