/** Of its own, so that the site's is not found: an empty page is the framework as it comes. */
export default {}
