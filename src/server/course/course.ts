/** Courses with their tees and holes. */
export { findCourse, findCourseOf, listClubCourses, type TeeRow, type WholeCourse } from './courses.store.ts'
/** A day on which the club has said that a course is not played for handicaps. */
export { findDeclaredDay } from './declared-days.store.ts'
