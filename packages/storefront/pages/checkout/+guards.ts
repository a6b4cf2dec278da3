export default ['checkout']
