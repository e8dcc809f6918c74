/** Every import is a violation: run to prove that the layering check sees the imports at all. */
const { options } = require('../../.dependency-cruiser.cjs');

module.exports = {
  forbidden: [{ name: 'everything', severity: 'error', from: {}, to: {} }],
  options,
};
